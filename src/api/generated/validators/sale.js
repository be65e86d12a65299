// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const confirmSellerPurchase = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"type":"object","required":["id","saleStatus"],"properties":{"id":{"type":"string"},"saleStatus":{"$ref":"contract#/$defs/SaleStatus"}}}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"string"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.saleStatus === undefined) && (missing1 = "saleStatus"))){
validate20.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs7 = errors;
if(typeof data2.id !== "string"){
validate20.errors = [{instancePath:instancePath+"/payload/id",schemaPath:"#/properties/payload/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.saleStatus !== undefined){
const _errs9 = errors;
if(typeof data2.saleStatus !== "string"){
validate20.errors = [{instancePath:instancePath+"/payload/saleStatus",schemaPath:"contract#/$defs/SaleStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const confirmBuyerPurchase = validate22;
const schema35 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"type":"object","required":["id","saleStatus"],"properties":{"id":{"type":"string"},"saleStatus":{"$ref":"contract#/$defs/SaleStatus"}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate22.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate22.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.saleStatus === undefined) && (missing1 = "saleStatus"))){
validate22.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs7 = errors;
if(typeof data2.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/payload/id",schemaPath:"#/properties/payload/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.saleStatus !== undefined){
const _errs9 = errors;
if(typeof data2.saleStatus !== "string"){
validate22.errors = [{instancePath:instancePath+"/payload/saleStatus",schemaPath:"contract#/$defs/SaleStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const listSales = validate23;
const schema38 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"type":"object","required":[],"properties":{"saleHistory":{"type":"array","items":{"$ref":"contract#/$defs/SaleEntry"}},"total":{"type":"integer"}}}}};
const schema40 = {"type":"object","required":["id","tool","saleDate","bonus","saleStatus","receiptId","invoiceId"],"properties":{"id":{"type":"string"},"tool":{"$ref":"contract#/$defs/ToolRef"},"saleDate":{"$ref":"contract#/$defs/Instant"},"bonus":{"type":["number","null"]},"saleStatus":{"$ref":"contract#/$defs/SaleStatus"},"receiptId":{"type":["string","null"]},"invoiceId":{"type":["string","null"]}}};
const schema41 = {"type":"object","required":["model","sn","nfc"],"properties":{"model":{"type":"object","required":["name"],"properties":{"name":{"type":["string","null"]}}},"sn":{"type":"string"},"nfc":{"type":["string","null"]}}};
const schema42 = {"type":"string"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.saleDate === undefined) && (missing0 = "saleDate"))) || ((data.bonus === undefined) && (missing0 = "bonus"))) || ((data.saleStatus === undefined) && (missing0 = "saleStatus"))) || ((data.receiptId === undefined) && (missing0 = "receiptId"))) || ((data.invoiceId === undefined) && (missing0 = "invoiceId"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.model === undefined) && (missing1 = "model")) || ((data1.sn === undefined) && (missing1 = "sn"))) || ((data1.nfc === undefined) && (missing1 = "nfc"))){
validate24.errors = [{instancePath:instancePath+"/tool",schemaPath:"contract#/$defs/ToolRef/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.model !== undefined){
let data2 = data1.model;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.name === undefined) && (missing2 = "name")){
validate24.errors = [{instancePath:instancePath+"/tool/model",schemaPath:"contract#/$defs/ToolRef/properties/model/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
if((typeof data3 !== "string") && (data3 !== null)){
validate24.errors = [{instancePath:instancePath+"/tool/model/name",schemaPath:"contract#/$defs/ToolRef/properties/model/properties/name/type",keyword:"type",params:{type: schema41.properties.model.properties.name.type}}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/tool/model",schemaPath:"contract#/$defs/ToolRef/properties/model/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.sn !== undefined){
const _errs10 = errors;
if(typeof data1.sn !== "string"){
validate24.errors = [{instancePath:instancePath+"/tool/sn",schemaPath:"contract#/$defs/ToolRef/properties/sn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.nfc !== undefined){
let data5 = data1.nfc;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate24.errors = [{instancePath:instancePath+"/tool/nfc",schemaPath:"contract#/$defs/ToolRef/properties/nfc/type",keyword:"type",params:{type: schema41.properties.nfc.type}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/tool",schemaPath:"contract#/$defs/ToolRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saleDate !== undefined){
const _errs14 = errors;
if(typeof data.saleDate !== "string"){
validate24.errors = [{instancePath:instancePath+"/saleDate",schemaPath:"contract#/$defs/Instant/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus !== undefined){
let data7 = data.bonus;
const _errs17 = errors;
if((!(typeof data7 == "number")) && (data7 !== null)){
validate24.errors = [{instancePath:instancePath+"/bonus",schemaPath:"#/properties/bonus/type",keyword:"type",params:{type: schema40.properties.bonus.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saleStatus !== undefined){
const _errs19 = errors;
if(typeof data.saleStatus !== "string"){
validate24.errors = [{instancePath:instancePath+"/saleStatus",schemaPath:"contract#/$defs/SaleStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptId !== undefined){
let data9 = data.receiptId;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate24.errors = [{instancePath:instancePath+"/receiptId",schemaPath:"#/properties/receiptId/type",keyword:"type",params:{type: schema40.properties.receiptId.type}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invoiceId !== undefined){
let data10 = data.invoiceId;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate24.errors = [{instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type: schema40.properties.invoiceId.type}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"id":true,"tool":true,"saleDate":true,"bonus":true,"saleStatus":true,"receiptId":true,"invoiceId":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate23.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate23.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.saleHistory !== undefined){
let data3 = data2.saleHistory;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate24(data3[i0], {instancePath:instancePath+"/payload/saleHistory/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/payload/saleHistory",schemaPath:"#/properties/payload/properties/saleHistory/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.total !== undefined){
let data5 = data2.total;
const _errs10 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate23.errors = [{instancePath:instancePath+"/payload/total",schemaPath:"#/properties/payload/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const countSales = validate26;
const schema44 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"type":"integer"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate26.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const addUnknownTool = validate27;
const schema46 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"type":"object","required":["id","saleStatus"],"properties":{"id":{"type":"string"},"saleStatus":{"$ref":"contract#/$defs/SaleStatus"}}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate27.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate27.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.saleStatus === undefined) && (missing1 = "saleStatus"))){
validate27.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs7 = errors;
if(typeof data2.id !== "string"){
validate27.errors = [{instancePath:instancePath+"/payload/id",schemaPath:"#/properties/payload/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.saleStatus !== undefined){
const _errs9 = errors;
if(typeof data2.saleStatus !== "string"){
validate27.errors = [{instancePath:instancePath+"/payload/saleStatus",schemaPath:"contract#/$defs/SaleStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
